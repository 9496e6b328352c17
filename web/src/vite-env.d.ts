interface ImportMetaEnv {
  readonly VITE_FIREBASE_CONFIG?: string
  readonly VITE_LOCAL_PORT?: string
  readonly VITE_FLIGHT_SEARCH_URL?: string
}
