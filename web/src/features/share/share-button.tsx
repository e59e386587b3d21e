import { Share2 } from 'lucide-react';
import { useDispatch } from 'react-redux';
import type { ShareRule } from '@emit/contract/share-text';
import { Button } from '../../shared/ui/button';
import { shareOpened } from './share.slice';

export function ShareButton({ message, rule }: { message: string; rule: ShareRule }) {
  const dispatch = useDispatch();
  return (
    <Button kind="quiet" small onClick={() => dispatch(shareOpened({ message, rule }))}>
      <Share2 size="1rem" aria-hidden />
      Share This Insight
    </Button>
  );
}
