export function SiteError() {
  return <main id="main"><h1>500</h1></main>;
}
