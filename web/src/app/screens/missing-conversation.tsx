import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { TabPage } from './tab-page';

/** An old or foreign address: nobody is led to another conversation as if it were this one. */
export function MissingConversation() {
  return (
    <TabPage narrow>
      <h1 className="visually-hidden">Chat</h1>
      <EmptyState
        title="This conversation is not here"
        action={
          <ButtonLink to="/app" kind="primary">
            Open your conversations
          </ButtonLink>
        }
      >
        It was deleted, or it belongs to another account.
      </EmptyState>
    </TabPage>
  );
}
