import { Link } from 'react-router';
import { TRANSLATIONS } from '@emit/contract/translations';

const TEXTS = Object.values(TRANSLATIONS).join(', ');

/** What can be looked up or tried, and nothing else. */
export function Proof() {
  return (
    <ul className="proof">
      <li>
        <h3>Every quotation is checked</h3>
        <p>
          Exact, in other spelling, a part of a verse, changed, under the wrong reference, or not in the Bible
          at all: each quotation in a reply says which. Tap it to read the verse, with the words that differ
          marked.
        </p>
      </li>
      <li>
        <h3>Against three whole Bibles</h3>
        <p>{TEXTS}: 31,102 verses each, kept on this server.</p>
      </li>
      <li>
        <h3>Every charge has a receipt</h3>
        <p>
          Each reply that cost tokens stands on your token page, and in your download with a receipt. Anybody
          can check it, with a signed record that nobody can change unnoticed.
        </p>
        <Link className="more-link" to="/tokens-explained">
          What is charged
        </Link>
      </li>
    </ul>
  );
}
