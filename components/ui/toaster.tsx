'use client';

import { Toast as Kit } from '@base-ui/react/toast';
import { Check, Info } from 'lucide';
import type { FocusEvent } from 'react';
import { Icon } from './icon';
import { SiteLink } from './site-link';
import { noteFocus, type ToastData, toastManager } from './toasts';
import './toast.css';

const ICONS = { success: Check, warning: Info };

const ACTION =
  'caps ml-auto inline-flex min-h-11 shrink-0 cursor-pointer items-center bg-ink px-4 text-paper';

/** The live region of all messages (`showToast`); `label` is its name. */
export function Toaster({ label }: { label: string }) {
  return (
    <Kit.Provider toastManager={toastManager}>
      <Kit.Viewport aria-label={label} onFocus={focusFrom} className="toasts print:hidden">
        <Messages />
      </Kit.Viewport>
    </Kit.Provider>
  );
}

function Messages() {
  const { toasts } = Kit.useToastManager<ToastData>();
  return toasts.map((toast) => (
    <Kit.Root key={toast.id} toast={toast} swipeDirection="down" className="toast">
      <Kit.Content className="toast-content">
        <Icon
          of={ICONS[toast.data?.kind ?? 'success']}
          size={16}
          strokeWidth={1.6}
          className="shrink-0"
        />
        <Kit.Title render={<div />} className="py-1 pr-2" />
        <Kit.Action className={ACTION} />
        {toast.data?.link && (
          <SiteLink
            href={toast.data.link.href}
            onClick={() => toastManager.close(toast.id)}
            className={ACTION}
          >
            {toast.data.link.label}
          </SiteLink>
        )}
      </Kit.Content>
    </Kit.Root>
  ));
}

function focusFrom({ relatedTarget, currentTarget }: FocusEvent): void {
  if (!currentTarget.contains(relatedTarget as Node | null)) noteFocus(relatedTarget);
}
