/**
 * An address may come cut off or changed. A fragment that nobody can read leads nowhere; Gatsby would stumble over it,
 * as the page is loaded and when such an address is entered on it.
 */
const forgetBrokenFragment = () => {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, '', location.pathname + location.search);
  }
};

// This module is imported before all else: the router notes the address as it is loaded, and hears of others after this.
forgetBrokenFragment();
addEventListener('popstate', forgetBrokenFragment);
