// Runs before the first paint, so that the other theme never flashes and typed demos start empty.
(() => {
  const root = document.documentElement;
  root.dataset.script = 'on';
  try {
    if (localStorage.getItem('theme') === 'light') root.dataset.theme = 'light';
  } catch {
    // Storage may be blocked; dark is the default.
  }
})();
