import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Metrics {
  registry: Registry;
  observeRequest(method: string, path: string, status: number, ms: number): void;
  /** A figure that is looked up whenever somebody asks for it. */
  watch(name: string, help: string, look: () => number | Promise<number>): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the response, by kind of request',
    labelNames: ['method', 'area', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  /** A few dozen combinations of labels: finding one anew costs more than the observation. */
  const series = new Map<string, ReturnType<typeof requests.labels>>();
  return {
    registry,
    observeRequest(method, path, status, ms) {
      const labels = { method, area: area(path), status: kindOf(status) };
      const key = `${method} ${labels.area} ${labels.status}`;
      const one = series.get(key) ?? requests.labels(labels);
      series.set(key, one);
      one.observe(ms / 1000);
    },
    watch(name, help, look) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        registers: [registry],
        collect: async () => gauge.set(await look()),
      });
    },
  };
}

/** Whoever is told to come back meets no fault of ours: a crowd must not look like one. */
function kindOf(status: number): string {
  return status === 503 ? '503' : `${Math.floor(status / 100)}xx`;
}

const AREAS = new Set([
  'api',
  'auth',
  'functions',
  'storage',
  'assets',
  'languages',
  'healthz',
  'readyz',
  'metrics',
]);

/** A small, fixed set of labels: a path of its own per label would let any visitor grow our memory. */
function area(path: string): string {
  const first = path.split('/', 2)[1] ?? '';
  return AREAS.has(first) ? first : 'page';
}
