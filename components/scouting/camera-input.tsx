import { Camera } from 'lucide';
import { Icon } from '@/components/ui/icon';

/** Opens a phone's camera. The input has no name, so its file is sent only by script. */
export function CameraInput(props: {
  label: string;
  text: string;
  onChoose: (file: File) => void;
}) {
  return (
    <label className="relative hidden min-h-11 cursor-pointer items-center gap-2 text-sm underline underline-offset-4 has-focus-visible:outline-2 [@media(pointer:coarse)_and_(scripting:enabled)]:inline-flex">
      <Icon of={Camera} size={18} strokeWidth={1.4} />
      <span>{props.text}</span>
      <input
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={props.label}
        onChange={({ currentTarget }) => takeFile(currentTarget, props.onChoose)}
        className="sr-only"
      />
    </label>
  );
}

/**
 * Takes the chosen file and clears the input, so that choosing the same file again fires `change`.
 */
export function takeFile(input: HTMLInputElement, onChoose: (file: File) => void) {
  const [file] = input.files ?? [];
  input.value = '';
  if (file) onChoose(file);
}
