/** What a checked quotation looks like in a reply: drawn, not photographed, so that it is sharp in either theme. */
export function VerseCard() {
  return (
    <figure className="verse-card">
      <p className="verse-card__asked">How do I find rest when my mind will not be still?</p>
      <blockquote>
        <p>
          <sup>28</sup>Come unto me, all ye that labour and are heavy laden, and I will give you rest.
        </p>
        <cite className="verse-card__chip">
          Matthew 11:28
          <span>
            <svg viewBox="0 0 16 16" width="0.875rem" height="0.875rem" aria-hidden>
              <path
                d="M3 8.5 6.5 12 13 4.5"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </svg>
            Exact
          </span>
        </cite>
      </blockquote>
      <figcaption>
        Scripture in this reply: 1 checked, exact.
        <br />
        Every quotation is compared word for word with the King James text.
      </figcaption>
    </figure>
  );
}
