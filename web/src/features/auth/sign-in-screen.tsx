export function SignInScreen() {
  return <h1>SignIn</h1>
}
