'use client';

import { useEffect } from 'react';
import { rememberProfile } from '@/lib/recently-viewed/recent-profiles';

/** Notes that this profile was opened, for the search, lists and profiles to offer it again. */
export function RememberProfile({ id, name }: { id: number; name: string }) {
  useEffect(() => rememberProfile({ id, name }), [id, name]);
  return null;
}
