import 'server-only';
import { logInJson } from '../platform/log';
import { watchRequests } from './requests';

/**
 * Begins to watch this process: metrics, a log that machines read (in production), and traces for
 * who collects them.
 */
export async function watch(): Promise<void> {
  watchRequests();
  if (process.env.NODE_ENV === 'production') logInJson();
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { registerOTel } = await import('@vercel/otel');
    registerOTel({ serviceName: process.env.OTEL_SERVICE_NAME || 'vitrine' });
  }
}
