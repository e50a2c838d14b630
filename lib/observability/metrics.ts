import 'server-only';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { redisState } from '../cache/redis';
import { COUNTERS, counts } from '../process/counts';
import { processWide } from '../process/process-wide';

/** The Prometheus metrics of this process. No label ever contains a visitor's input. */
function createMetrics() {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  for (const [what, help] of Object.entries(COUNTERS)) {
    new Counter({
      name: `vitrine_${what}_total`,
      help,
      labelNames: ['kind'],
      registers,
      collect() {
        this.reset();
        for (const [kind, times] of counts().get(what) ?? []) this.inc({ kind }, times);
      },
    });
  }
  new Gauge({
    name: 'vitrine_redis_up',
    help: '1 while Redis answers, 0 while it does not; absent without one',
    registers,
    collect() {
      this.remove();
      const state = redisState();
      if (state !== 'off') this.set(state === 'up' ? 1 : 0);
    },
  });

  return {
    register,
    requests: new Counter({
      name: 'vitrine_requests_total',
      help: 'Answers by route and status',
      labelNames: ['route', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'vitrine_request_seconds',
      help: 'From a request to the end of its answer',
      labelNames: ['route'],
      buckets: [0.005, 0.02, 0.1, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    upstreamSeconds: new Histogram({
      name: 'vitrine_upstream_seconds',
      help: 'Calls of the services, by how they ended',
      labelNames: ['service', 'outcome'],
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    largestPaint: new Histogram({
      name: 'vitrine_largest_contentful_paint_seconds',
      help: 'Largest contentful paint of visitors, by the page they came to and their device',
      labelNames: ['route', 'device'],
      buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
      registers,
    }),
    interaction: new Histogram({
      name: 'vitrine_interaction_to_next_paint_seconds',
      help: 'Interaction to next paint of visitors, by the page they came to and their device',
      labelNames: ['route', 'device'],
      buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
      registers,
    }),
    layoutShift: new Histogram({
      name: 'vitrine_cumulative_layout_shift_score',
      help: 'Cumulative layout shift of visitors, by the page they came to and their device',
      labelNames: ['route', 'device'],
      buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
      registers,
    }),
    readAge: new Gauge({
      name: 'vitrine_read_age_seconds',
      help: 'Age of the oldest cached answer, by topic; that of talents is the age of the roster',
      labelNames: ['topic'],
      registers,
    }),
  };
}

/** The metrics of this process. */
export function metrics() {
  return processWide('metrics', createMetrics);
}
