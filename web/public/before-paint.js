// Runs before the first paint and before the scripts of the page, which are still on their way.
(() => {
  const root = document.documentElement;
  // Typed demos start empty.
  root.dataset.script = 'on';
  // What is pressed before the page can respond is pressed again once it can.
  window.pressedEarly = null;
  addEventListener('click', ({ target }) => {
    if ('pressedEarly' in window) window.pressedEarly = target.closest('button');
  });
  try {
    // The other theme never flashes.
    const theme = localStorage.getItem('theme');
    const isLight = theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches;
    if (isLight || theme === 'light') root.dataset.theme = 'light';
    if (localStorage.getItem('packetsmith-session') !== null) preloadForLearner();
  } catch {
    // Storage may be blocked; dark is the default.
  }

  /** Requests what this page needs for a learner, so that it comes beside the scripts that would ask for it. */
  function preloadForLearner() {
    const list = document.getElementById('preloads')?.textContent ?? '{}';
    for (const [path, links] of Object.entries(JSON.parse(list))) {
      if (!location.pathname.startsWith(path)) continue;
      for (const link of links) {
        document.head.append(Object.assign(document.createElement('link'), link));
      }
    }
  }
})();
