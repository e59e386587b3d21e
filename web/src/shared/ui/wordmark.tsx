import './wordmark.css';

/** The product's name and its lamp. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <svg viewBox="0 0 24 24" width="1.375rem" height="1.375rem" aria-hidden>
        <path
          d="M12 2c4 4.4 6.2 7.3 6.2 10.6a6.2 6.2 0 0 1-12.4 0C5.8 9.3 8 6.4 12 2Z"
          className="wordmark__flame"
        />
        <path d="M6 22h12" className="wordmark__base" />
      </svg>
      <span className="wordmark__name">Emit</span>
    </span>
  );
}
