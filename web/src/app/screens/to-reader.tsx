import { Link } from 'react-router';

/** From what belongs to the reader back to it, where the member was. */
export function ToReader() {
  return (
    <p>
      <Link to="/app/read" className="tall-link">
        Back to the reader
      </Link>
    </p>
  );
}
