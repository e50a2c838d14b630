/** Polyfills what the kit uses of modal dialogs, which jsdom does not implement. */
export function standInForModalDialogs(): void {
  let before: Element | null = null;
  HTMLDialogElement.prototype.showModal = function showModal() {
    before = document.activeElement;
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    if (this.isConnected && before instanceof HTMLElement) before.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}
