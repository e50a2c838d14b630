import { useEffect, useRef, useState } from 'react';

/** Moves the focus through the invalid fields of a form, in document order. */
export function useInvalidFields() {
  const [focusCount, setFocusCount] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  /** The field that was focused last; the search for the next one starts there. */
  const last = useRef<Element>(null);
  useEffect(() => {
    if (focusCount > 0) invalidIn(element.current)[0]?.focus();
  }, [focusCount]);
  return {
    element,
    /** How often the first invalid field was focused. */
    focusCount,
    focusFirstInvalid: (): false => {
      setFocusCount((count) => count + 1);
      return false;
    },
    noteFocus: (target: Element) => {
      if (target.matches('input, select, textarea')) last.current = target;
    },
    /** Wraps around after the last one. */
    focusNextInvalid: () => {
      const fields = invalidIn(element.current);
      const next = fields.find((one) => last.current && isAfter(one, last.current));
      (next ?? fields[0])?.focus();
    },
  };
}

function invalidIn(form: HTMLFormElement | null): HTMLElement[] {
  return [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
}

function isAfter(element: Element, other: Element): boolean {
  return Boolean(other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
}
