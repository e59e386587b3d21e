import { judge } from './audit-report.mjs';

const weakness = (name: string, severity: string) => ({ name, severity, range: '<1.2.3' });
const report = (...found: ReturnType<typeof weakness>[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(found.map((one) => [one.name, one])),
    metadata: { vulnerabilities: { total: found.length } },
  });

describe('the audit of dependencies', () => {
  it.each(['high', 'critical'])('fails for a weakness that is %s, and names it', (severity) => {
    const { failed, text } = judge(report(weakness('mild', 'low'), weakness('grave', severity)));
    expect(failed).toBe(true);
    expect(text).toContain(`grave <1.2.3: ${severity}`);
    expect(text).not.toContain('mild');
  });

  it('passes with lesser ones, and counts them', () => {
    expect(judge(report(weakness('mild', 'moderate')))).toMatchObject({ failed: false });
    expect(judge(report(weakness('mild', 'moderate'))).text).toContain('1 of less');
  });

  it.each([
    [
      '{"message":"405 Method Not Allowed - POST https://registry.example/","statusCode":405}',
      '405 Method Not Allowed',
    ],
    ['{"error":{"summary":"request to the registry failed"}}', 'request to the registry failed'],
    ['', 'no report came'],
  ])('fails nothing where the registry does not answer, and says so: %s', (json, why) => {
    expect(judge(json)).toEqual({ failed: false, text: expect.stringContaining(why) });
    expect(judge(json).text).not.toContain('://');
  });
});
