import { BookOpen, ChevronDown, Compass, Sprout, Waves } from 'lucide-react';
import { CATEGORIES, RESPONSE_FORMATS, type Category } from '@emit/contract/categories';
import { useDispatch, useSelector } from 'react-redux';
import { intoRow } from '../../../shared/lib/into-row';
import { chatActions, selectCategory } from '../chat.slice';

const CATEGORY_ICONS = {
  general: Compass,
  biblical: BookOpen,
  'self-development': Sprout,
  mindstreams: Waves,
} as const satisfies Record<Category, unknown>;

export function CategoryIcon({ category, size = '1.125rem' }: { category: Category; size?: string }) {
  const Icon = CATEGORY_ICONS[category];
  return <Icon size={size} aria-hidden />;
}

interface ResponseFormatsProps {
  disabled: boolean;
  onChosen: () => void;
}

/** Spec §2 "Input area": the row of formats and a description of the chosen one. */
export function ResponseFormats({ disabled, onChosen }: ResponseFormatsProps) {
  const dispatch = useDispatch();
  const chosen = useSelector(selectCategory);
  return (
    <div className="formats" role="group" aria-label="Response Format">
      <span className="formats__label" aria-hidden>
        Response Format:
      </span>
      <div className="formats__row fading-row">
        {CATEGORIES.map((category) => (
          <button
            key={category}
            ref={category === chosen ? intoRow : null}
            type="button"
            className="formats__choice"
            aria-pressed={category === chosen}
            disabled={disabled}
            onClick={() => {
              dispatch(chatActions.categoryChosen(category));
              onChosen();
            }}
          >
            <CategoryIcon category={category} size="1rem" />
            {RESPONSE_FORMATS[category].label}
          </button>
        ))}
      </div>
      <span className="formats__about">{RESPONSE_FORMATS[chosen].description}</span>
    </div>
  );
}

interface FormatChipProps {
  disabled: boolean;
  expanded: boolean;
  onPress: () => void;
}

/** The chosen format alone, in a conversation that has begun: it is seldom changed there. It unfolds the row. */
export function FormatChip({ disabled, expanded, onPress }: FormatChipProps) {
  const chosen = useSelector(selectCategory);
  const { label } = RESPONSE_FORMATS[chosen];
  return (
    <button
      type="button"
      className="formats__chip"
      title={`Response Format: ${label}`}
      aria-label={`Response Format: ${label}`}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onPress}
    >
      <CategoryIcon category={chosen} size="1rem" />
      <span className="formats__chip-name">{label}</span>
      <ChevronDown size="0.875rem" aria-hidden />
    </button>
  );
}
