import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { create } from 'zustand';

/** Where the open overlays show messages, that of the topmost one last. */
const useHosts = create<readonly HTMLElement[]>(() => []);

function register(host: HTMLElement | null): (() => void) | undefined {
  if (!host) return;
  useHosts.setState((hosts) => [...hosts, host], true);
  return () => useHosts.setState((hosts) => hosts.filter((one) => one !== host), true);
}

/** In an overlay: where messages are shown while it is open. */
export function MessageHost() {
  return <div ref={register} />;
}

type Props = {
  /** False for a live region that has no message: it stays in the page. */
  shown?: boolean;
  children: ReactNode;
};

/** Shows a message in the topmost overlay: a modal one covers the page, and makes it inert. */
export function MessageLayer({ shown = true, children }: Props) {
  const host = useHosts((hosts) => hosts.at(-1));
  return host && shown ? createPortal(children, host) : children;
}
