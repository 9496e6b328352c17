export function LandingScreen() {
  return <h1>Landing</h1>
}
