/** The shape of what comes. Heights in pixels. */
export function Skeleton({ heights, label }: { heights: readonly number[]; label: string }) {
  return (
    <div role="status" className="skeletons">
      <span className="visually-hidden">{label}</span>
      {heights.map((height, at) => (
        <div key={at} className="skeleton" style={{ height }} />
      ))}
    </div>
  );
}

export function Dots() {
  return (
    <span className="dots" aria-hidden>
      <i />
      <i />
      <i />
    </span>
  );
}
