import { ALERTS, filterOf, type Alert } from './alerts.ts'

/**
 * Service-level objective: the share of requests that may fail in 28 days, and the burn rate within an hour that raises
 * an alert.
 */
const OBJECTIVE = { failing: 0.001, burn: 14.4, minutes: 60 }

const metricOf = (name: string): string => `metric.type="logging.googleapis.com/user/waymark-${name}"`
const LINES = 'resource.type="cloud_run_revision"'

const condition = (displayName: string, filter: string, threshold: number, minutes: number, further: object = {}) => ({
  displayName,
  conditionThreshold: {
    filter: `${metricOf(filter)} AND ${LINES}`,
    comparison: 'COMPARISON_GT',
    thresholdValue: threshold,
    duration: '0s',
    aggregations: [
      { alignmentPeriod: `${minutes * 60}s`, perSeriesAligner: 'ALIGN_DELTA', crossSeriesReducer: 'REDUCE_SUM' },
    ],
    ...further,
  },
})

const policy = (name: string, conditions: readonly object[], runbook: string, channel: string) => ({
  displayName: `Waymark: ${name}`,
  combiner: 'OR',
  conditions,
  documentation: { content: `${runbook}#${name}`, mimeType: 'text/markdown' },
  notificationChannels: [channel],
})

const count = ({ name, count: most, minutes }: Alert) => condition(name, name, most, minutes)

/** The rate of failing requests relative to the objective. */
const burn = () => {
  const period = `${OBJECTIVE.minutes * 60}s`
  return condition('error-budget', 'failed-requests', OBJECTIVE.failing * OBJECTIVE.burn, OBJECTIVE.minutes, {
    denominatorFilter: `${metricOf('requests')} AND ${LINES}`,
    denominatorAggregations: [
      { alignmentPeriod: period, perSeriesAligner: 'ALIGN_DELTA', crossSeriesReducer: 'REDUCE_SUM' },
    ],
  })
}

/** Google checks the site from several locations; more than one of them finds it down. */
const down = (host: string) => ({
  displayName: 'site-down',
  conditionThreshold: {
    filter: `metric.type="monitoring.googleapis.com/uptime_check/check_passed" AND resource.type="uptime_url" AND resource.label.host="${host}"`,
    comparison: 'COMPARISON_GT',
    thresholdValue: 1,
    duration: '60s',
    aggregations: [
      {
        alignmentPeriod: '300s',
        perSeriesAligner: 'ALIGN_NEXT_OLDER',
        crossSeriesReducer: 'REDUCE_COUNT_FALSE',
        groupByFields: ['resource.label.host'],
      },
    ],
  },
})

const chart = (title: string, name: string) => ({
  title,
  xyChart: {
    dataSets: [
      {
        plotType: 'LINE',
        timeSeriesQuery: {
          timeSeriesFilter: {
            filter: `${metricOf(name)} AND ${LINES}`,
            aggregation: { alignmentPeriod: '300s', perSeriesAligner: 'ALIGN_DELTA', crossSeriesReducer: 'REDUCE_SUM' },
          },
        },
      },
    ],
  },
})

/** Metrics, alert policies and the dashboard in the format of Google's REST API, which gcloud accepts as files. */
export const monitoring = ({ runbook, channel, host }: { runbook: string; channel: string; host: string }) => ({
  metrics: [
    { name: 'requests', match: { message: 'request' } },
    { name: 'failed-requests', match: { message: 'request', statusAtLeast: 500 } },
    ...ALERTS,
  ].map(({ name, match }) => ({
    name: `waymark-${name}`,
    filter: filterOf(match),
    metricDescriptor: { metricKind: 'DELTA', valueType: 'INT64' },
  })),
  policies: [
    ...ALERTS.map((alert) => policy(alert.name, [count(alert)], runbook, channel)),
    policy('error-budget', [burn()], runbook, channel),
    policy('site-down', [down(host)], runbook, channel),
  ],
  dashboard: {
    displayName: 'Waymark',
    gridLayout: {
      columns: '2',
      widgets: ['requests', 'failed-requests', ...ALERTS.map(({ name }) => name)].map((name) => chart(name, name)),
    },
  },
})
