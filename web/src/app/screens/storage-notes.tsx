import { useSelector } from 'react-redux';
import { StorageTold } from '../../features/account/storage-told';
import { selectStorage } from '../../features/auth/auth.slice';
import { needsSaving, type Conversation } from '../../features/chat/conversation';

/** Beside the box of a conversation and above the form of a practice. */
export function StorageNote() {
  return <StorageTold storage={useSelector(selectStorage)} />;
}

/** In its row: what was changed while the storage is full is kept here, and saved once there is room. */
export function NotSavedNote({ conversation }: { conversation: Conversation }) {
  const storage = useSelector(selectStorage);
  const isFull = storage !== undefined && storage.used >= storage.quota;
  if (!isFull || !needsSaving(conversation)) return null;
  const what = conversation.renamed ? 'The new title' : 'What is new here';
  return (
    <p className="fine-print conversation__note" role="status">
      {`${what} is kept in this browser only: your storage is full.`}
    </p>
  );
}
