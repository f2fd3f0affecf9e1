import process from 'node:process';

const OLDEST_NODE = 20;
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'];

/**
 * Checks whether this machine can run the product.
 *
 * @returns {string | null} the reason why not; null if it can
 */
export function whyUnsupported() {
  const node = process.versions.node;
  if (Number.parseInt(node, 10) < OLDEST_NODE) {
    return `Packetsmith needs Node ${OLDEST_NODE} or newer; this is Node ${node}. Install a newer version from nodejs.org.`;
  }
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) {
    return `Packetsmith does not run on ${platform}. Supported platforms: ${PLATFORMS.join(', ')}.`;
  }
  if (process.platform === 'linux' && !hasGlibc()) {
    return 'Packetsmith needs Linux with glibc, such as Debian, Ubuntu or Fedora. Alpine and other musl systems are not supported.';
  }
  return null;
}

function hasGlibc() {
  const report = process.report.getReport();
  return 'glibcVersionRuntime' in report.header;
}
