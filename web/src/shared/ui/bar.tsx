/** A share of a whole, 0 to 100. */
export function Bar({ value, label }: { value: number; label: string }) {
  const shown = Math.max(0, Math.min(100, value));
  return (
    <div
      className="bar"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown)}
    >
      <div className="bar__fill" style={{ width: `${shown}%` }} />
    </div>
  );
}
