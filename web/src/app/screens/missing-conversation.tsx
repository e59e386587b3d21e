import { ButtonLink } from '../../shared/ui/button';
import { TabPage } from './tab-page';

/** An old or foreign address: nobody is led to another conversation as if it were this one. */
export function MissingConversation() {
  return (
    <TabPage narrow>
      <section className="empty">
        <h1 className="section-title">This conversation is not here</h1>
        <p>It was deleted, or it belongs to another account.</p>
        <ButtonLink to="/app" kind="primary">
          Open your conversations
        </ButtonLink>
      </section>
    </TabPage>
  );
}
