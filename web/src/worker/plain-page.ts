/**
 * A plain text page for when the app's page is not available; otherwise the browser would show its error page. The text
 * comes from this app only and is not escaped.
 */
export const plainPage = (sentence: string): Response =>
  new Response(
    `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="light dark" />
  <title>Waymark</title>
  <body style="max-width: 32rem; margin: 20vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui">
    <h1>Waymark</h1>
    <p>${sentence}</p>
    <p><a href="/">Open Waymark</a></p>
  </body>
</html>`,
    { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } },
  )
