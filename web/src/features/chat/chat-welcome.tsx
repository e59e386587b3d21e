import { BookOpen, Flame, HandHeart, Sparkles } from 'lucide-react';
import type { Category } from '@emit/contract/categories';

export interface SuggestedTopic {
  readonly title: string;
  readonly prompt: string;
  readonly category: Category;
}

/** Spec §2: the suggested topics of an empty chat. */
const TOPICS = [
  {
    title: 'Scripture',
    hint: 'for example Genesis 1-4',
    prompt: 'Genesis 1-4',
    category: 'biblical',
    icon: BookOpen,
  },
  {
    title: 'Three MindStreams',
    hint: 'Power, Flow and Clarity',
    prompt: 'What are the three MindStreams?',
    category: 'mindstreams',
    icon: Flame,
  },
  {
    title: 'Daily practices',
    hint: 'a rhythm for the day',
    prompt: 'Which daily practices can I begin with?',
    category: 'self-development',
    icon: HandHeart,
  },
  {
    title: 'Fhoism teachings',
    hint: 'the Free Happy One',
    prompt: 'What does Fhoism teach about becoming a Free Happy One?',
    category: 'general',
    icon: Sparkles,
  },
] as const;

/**
 * Returns what stands in the box after a topic was chosen: what was typed is never lost, and a topic gives way to the next.
 * `offered` is the question that was put there last.
 */
export function withTopic(typed: string, prompt: string, offered = ''): string {
  const isOffered = typed === offered || TOPICS.some((topic) => topic.prompt === typed);
  const isTyped = typed.trim() !== '' && !isOffered;
  if (!isTyped) return prompt;
  const lines = typed.trimEnd();
  return lines.endsWith(prompt) ? lines : `${lines}\n${prompt}`;
}

interface ChatWelcomeProps {
  heading: string;
  text: string;
  showHint: boolean;
  onTopic: (topic: SuggestedTopic) => void;
}

export function ChatWelcome({ heading, text, showHint, onTopic }: ChatWelcomeProps) {
  return (
    <section className="welcome">
      <h2>{heading}</h2>
      <p className="welcome__text">{text}</p>
      <ul className="welcome__topics">
        {TOPICS.map(({ icon: Icon, ...topic }) => (
          <li key={topic.title}>
            <button type="button" className="topic" onClick={() => onTopic(topic)}>
              <Icon size="1.25rem" aria-hidden />
              <span>
                <strong>{topic.title}</strong>
                <small className="caption">{topic.hint}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {showHint && (
        <p className="quiet small">
          Use the Response Format buttons below to choose how the answer is laid out.
        </p>
      )}
    </section>
  );
}
