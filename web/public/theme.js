// Runs before the first paint, from its own file: the content security policy allows no inline script.
(function () {
  var root = document.documentElement;
  var chosen = null;
  var signedIn = false;
  try {
    chosen = localStorage.getItem('emitTheme');
    signedIn = localStorage.getItem('token') !== null;
  } catch {
    // Storage may be forbidden: the system's choice stands, and nobody is known.
  }
  var dark =
    chosen === 'dark' ||
    (chosen !== 'light' && window.matchMedia && window.matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', dark ? '#14161C' : '#FBF8F3');
  if (signedIn) preload(document.currentScript.dataset.members);

  // What a session opens is on its way beside the app's own script, not after it (preload-members.ts).
  function preload(scripts) {
    if (!scripts) return;
    scripts.split(' ').forEach(function (script) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = script;
      document.head.appendChild(link);
    });
  }
})();
