import process from 'node:process';

const OLDEST_NODE = 20;
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'];

/**
 * Tells why this machine cannot run the product.
 *
 * @returns {string | null} a sentence; null when it can
 */
export function whyUnsupported() {
  const node = process.versions.node;
  if (Number.parseInt(node, 10) < OLDEST_NODE) {
    return `Packetsmith needs Node ${OLDEST_NODE} or newer, and this is Node ${node}; install a newer one from nodejs.org.`;
  }
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) {
    return `Packetsmith does not run on ${platform}; it runs on ${PLATFORMS.join(', ')}.`;
  }
  if (process.platform === 'linux' && !hasGlibc()) {
    return 'Packetsmith needs a Linux with glibc, such as Debian, Ubuntu or Fedora; this one has another C library, as Alpine does.';
  }
  return null;
}

function hasGlibc() {
  const report = process.report.getReport();
  return 'glibcVersionRuntime' in report.header;
}
