import { connectionNow } from '@/components/ui/when-idle';

type Privacy = { doNotTrack?: string | null; globalPrivacyControl?: boolean };

/** False if the visitor asks not to be tracked (`DNT`, GPC) or to save data. */
export function mayMeasure(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & Privacy;
  return doNotTrack !== '1' && globalPrivacyControl !== true && !connectionNow().saveData;
}
