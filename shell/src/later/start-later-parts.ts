import { wrapperOf } from '@aisle/contract'
import { storeModeOf } from '@aisle/api/store-mode'
import type { HostPlatform, Report } from '@aisle/platform/host'
import { startAheadWhenIdle } from '../ahead/start-ahead-when-idle.ts'
import type { AheadParts } from '../ahead/start-ahead.ts'
import { keepAnswers } from '../answers/keep-answers.ts'
import { startInstallOffer } from '../install/install-offer.ts'
import { forgetLeftReturn } from '../session/forget-left-return.ts'
import { meetOpenMode } from '../start/access-code.ts'
import { startServiceWorker } from '../service-worker/start-service-worker.ts'
import { startFreshness } from './freshness.ts'
import { Later } from './later.tsx'
import { laterParts } from './later-parts.ts'
import { putPressesFirst } from './presses-first.ts'
import { showLateTheme } from './show-late-theme.ts'

export type LaterSurroundings = AheadParts & {
  readonly platform: HostPlatform
  readonly report: Report
}

/** Begins what goes on beside the pages: freshness, notices, the app, kept answers, the pages that come next. */
export function startLaterParts({ platform, table, modules, report }: LaterSurroundings): void {
  const wrapper = wrapperOf(globalThis)
  const { configuration, tenant } = platform.tenant.store.getState()
  showLateTheme()
  if (configuration) meetOpenMode({ tenant }, storeModeOf(configuration.businessConfigurations.mode))
  forgetLeftReturn(platform)
  startFreshness(platform, { isTouched: wrapper !== undefined })
  if (!wrapper) startInstallOffer(platform)
  laterParts.setState({ Later })
  putPressesFirst()
  keepAnswers(platform)
  void startAheadWhenIdle({ platform, table, modules })
  void startServiceWorker(platform, report)
}
