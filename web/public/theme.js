// Runs before the first paint, from its own file: the content security policy allows no inline script.
(function () {
  var root = document.documentElement;
  var chosen = null;
  try {
    chosen = localStorage.getItem('emitTheme');
  } catch {
    // Storage may be forbidden: the system's choice stands.
  }
  var dark =
    chosen === 'dark' ||
    (chosen !== 'light' && window.matchMedia && window.matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', dark ? '#14161C' : '#FBF8F3');
})();
