import { IMask } from 'react-imask';
import { PHONE_MASK } from '@/lib/scouting/phone';

export type PhoneMask = {
  /** Takes over what a draft or a reset wrote into the input behind the mask's back. */
  sync: () => void;
  end: () => void;
};

/** Gives a phone number its shape while it is typed. */
export function maskPhone(input: HTMLInputElement, onAccept: (value: string) => void): PhoneMask {
  const mask = IMask(input, { mask: PHONE_MASK });
  mask.on('accept', () => onAccept(mask.value));
  return {
    sync: () => {
      if (mask.value !== input.value) mask.updateValue();
    },
    end: () => mask.destroy(),
  };
}
