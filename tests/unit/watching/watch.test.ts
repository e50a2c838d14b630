import { beforeEach, expect, it, vi } from 'vitest';
import { watch } from '@/lib/watching/watch';

const { logInJson, watchRequests, registerOTel } = vi.hoisted(() => ({
  logInJson: vi.fn(),
  watchRequests: vi.fn(),
  registerOTel: vi.fn(),
}));
vi.mock('@/lib/platform/log', () => ({ logInJson }));
vi.mock('@/lib/watching/requests', () => ({ watchRequests }));
vi.mock('@vercel/otel', () => ({ registerOTel }));

beforeEach(() => {
  vi.clearAllMocks();
  for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_SERVICE_NAME']) vi.stubEnv(name, '');
  return () => void vi.unstubAllEnvs();
});

it.each([
  ['production', 1],
  ['development', 0],
  ['test', 0],
])('requests are watched in %s, and the log is in JSON so often: %i', async (mode, times) => {
  vi.stubEnv('NODE_ENV', mode);
  await watch();
  expect(watchRequests).toHaveBeenCalledTimes(1);
  expect(logInJson).toHaveBeenCalledTimes(times);
  expect(registerOTel).not.toHaveBeenCalled();
});

it.each([
  ['', 'vitrine'],
  ['vitrine-staging', 'vitrine-staging'],
])('who collects traces of a service named %j gets them from %s', async (given, serviceName) => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.test:4318');
  vi.stubEnv('OTEL_SERVICE_NAME', given);
  await watch();
  expect(registerOTel.mock.calls).toEqual([[{ serviceName }]]);
});
