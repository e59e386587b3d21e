/**
 * What `npm audit --json` says of the packages that are shipped: {failed, text}. A registry that has no audit endpoint,
 * and a machine without a network, answer no report: that fails nothing, and is said.
 */
export function judge(json) {
  const report = parsed(json);
  const counts = report?.metadata?.vulnerabilities;
  if (!counts) {
    const why = report?.message ?? report?.error?.summary ?? 'no report came';
    return {
      failed: false,
      text: `Not audited: the registry does not answer audits (${String(why).split(' - ')[0]})`,
    };
  }
  const grave = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) => GRAVE.has(severity));
  if (grave.length === 0)
    return { failed: false, text: `No package with a grave weakness (${counts.total} of less)` };
  const lines = grave.map(({ name, severity, range }) => `  ${name} ${range}: ${severity}`);
  return { failed: true, text: `Packages with grave weaknesses:\n${lines.join('\n')}` };
}

const GRAVE = new Set(['high', 'critical']);

function parsed(json) {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
