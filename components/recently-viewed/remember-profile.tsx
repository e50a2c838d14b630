'use client';

import { useEffect } from 'react';
import { rememberProfile } from '@/lib/recently-viewed/recent-profiles';

/** Adds this profile to the recently viewed ones. */
export function RememberProfile({ id, name }: { id: number; name: string }) {
  useEffect(() => rememberProfile({ id, name }), [id, name]);
  return null;
}
