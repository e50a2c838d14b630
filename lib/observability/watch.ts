import 'server-only';
import { logInJson } from '../platform/log';
import { watchRequests } from './requests';

/**
 * Starts the observability of this process: metrics, JSON logs (in production), and traces if an
 * OpenTelemetry collector is configured.
 */
export async function watch(): Promise<void> {
  watchRequests();
  if (process.env.NODE_ENV === 'production') logInJson();
  if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { registerOTel } = await import('@vercel/otel');
    registerOTel({ serviceName: process.env.OTEL_SERVICE_NAME || 'vitrine' });
  }
}
