import { ALargeSmall } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useDispatch, useSelector } from 'react-redux';
import { selectTextSize, TEXT_SIZES, textSizeChosen } from './text-size.slice';

/** In the account menu: steps through the sizes, and the menu stays, so that one sees them. */
export function TextSizeMenuItem() {
  const dispatch = useDispatch();
  const chosen = useSelector(selectTextSize);
  const next = TEXT_SIZES[(TEXT_SIZES.indexOf(chosen) + 1) % TEXT_SIZES.length] ?? 'normal';
  return (
    <DropdownMenu.Item
      className="menu__item"
      onSelect={(event) => {
        event.preventDefault();
        dispatch(textSizeChosen(next));
      }}
    >
      <ALargeSmall size="1.125rem" aria-hidden /> Reading text: {chosen}
    </DropdownMenu.Item>
  );
}
