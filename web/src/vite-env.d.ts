interface ImportMetaEnv {
  readonly VITE_FIREBASE_CONFIG?: string
  readonly VITE_LOCAL_PORT?: string
  readonly VITE_FLIGHT_SEARCH_URL?: string
  readonly VITE_APP_CHECK_SITE_KEY?: string
  readonly VITE_MAP_TILES?: string
  readonly VITE_MAP_ATTRIBUTION?: string
}
