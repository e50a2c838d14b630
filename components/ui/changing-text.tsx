type Props = { children: string | number; className?: string };

/**
 * A text that changes in an element that stays. A browser that translates the page replaces text
 * nodes, perhaps after the text has changed: so each text is an element of its own.
 */
export function ChangingText({ children, className }: Props) {
  return (
    <span key={children} className={className}>
      {children}
    </span>
  );
}
