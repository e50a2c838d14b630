import { beforeEach, expect, it, vi } from 'vitest';
import { watch } from '@/lib/observability/watch';

const { logInJson, watchRequests, registerOTel } = vi.hoisted(() => ({
  logInJson: vi.fn(),
  watchRequests: vi.fn(),
  registerOTel: vi.fn(),
}));
vi.mock('@/lib/platform/log', () => ({ logInJson }));
vi.mock('@/lib/observability/requests', () => ({ watchRequests }));
vi.mock('@vercel/otel', () => ({ registerOTel }));

beforeEach(() => {
  vi.clearAllMocks();
  for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_SERVICE_NAME']) vi.stubEnv(name, '');
  return () => void vi.unstubAllEnvs();
});

it.each([
  ['production', 'in JSON', 1],
  ['development', 'for people to read', 0],
  ['test', 'for people to read', 0],
])('in %s requests are watched, and the log is %s', async (mode, _form, times) => {
  vi.stubEnv('NODE_ENV', mode);
  await watch();
  expect(watchRequests).toHaveBeenCalledTimes(1);
  expect(logInJson).toHaveBeenCalledTimes(times);
  expect(registerOTel).not.toHaveBeenCalled();
});

it.each([
  ['', 'vitrine'],
  ['vitrine-staging', 'vitrine-staging'],
])('with the name %j in the environment, traces belong to %s', async (given, serviceName) => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.test:4318');
  vi.stubEnv('OTEL_SERVICE_NAME', given);
  await watch();
  expect(registerOTel.mock.calls).toEqual([[{ serviceName }]]);
});
