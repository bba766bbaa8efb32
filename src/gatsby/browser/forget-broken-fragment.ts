/**
 * An address may come cut off or changed. A fragment that nobody can read leads nowhere; Gatsby would stumble over it.
 * It is imported for what it does, before all else: the router notes the address as it is loaded.
 */
try {
  decodeURIComponent(location.hash);
} catch {
  history.replaceState(history.state, '', location.pathname + location.search);
}
