import { Link } from 'react-router';
import { ImportPage } from '../../features/practice/import/import-page';
import { BesideTabs } from './member-shell';

/** /practices/import: practices that were written down elsewhere. */
export function ImportScreen() {
  return (
    <BesideTabs narrow>
      <p>
        <Link to="/practices" className="tall-link">
          Your practices
        </Link>
      </p>
      <h1 className="page__title">Import practices</h1>
      <ImportPage />
    </BesideTabs>
  );
}
