/** The only credentials that the stand-in accepts. They open nothing else. */
export const PANEL_SALT = 'demo-panel-salt';
export const PANEL_API_KEY = 'demo-panel-key';
export const INTEGRATION_SALT = 'demo-integration-salt';
export const INTEGRATION_API_KEY = 'demo-integration-key';

export type Service = 'panel' | 'integration';
