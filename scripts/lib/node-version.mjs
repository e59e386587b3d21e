/** Whether `version` ("v20.19.0") is one that Emit runs on; the same rule as package.json's "engines". */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 13;
  return major >= 24;
}

export function requireNode(version = process.version) {
  if (isSupported(version)) return;
  console.error(`Emit needs Node.js 20.19, 22.13, 24 or newer; this is ${version}. See https://nodejs.org/`);
  process.exit(1);
}
