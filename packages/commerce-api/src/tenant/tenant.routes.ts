import { configuration, flatConfiguration, locationSettings } from '@aisle/api/configuration'
import { mobileApp } from '@aisle/api/footer'
import { verifyBetaCode, verifyTestPassword } from '@aisle/api/mode'
import { StoreMode } from '@aisle/api/store-mode'
import { theme } from '@aisle/api/theme'
import type { Domain } from '../server/domain.ts'
import { verifyAccessCode } from './mode.service.ts'
import { messages } from './tenant.messages.ts'
import { getConfiguration, getConfigurationRow, getFlatConfiguration } from './tenant.service.ts'

const TEST_TEXTS = { right: messages.passwordRight, wrong: messages.passwordWrong }
const BETA_TEXTS = { right: messages.betaCodeRight, wrong: messages.betaCodeWrong }

export const tenantRoutes: Domain = ({ serve, serveFlow, ...tools }) => {
  serve(configuration, ({ tx }) => getConfiguration(tx))

  serve(flatConfiguration, ({ tx }) => getFlatConfiguration(tx))

  serve(theme, async ({ tx }) => (await getConfigurationRow(tx)).theme)

  serve(locationSettings, async ({ tx }) => ({
    askFullAddressForDelivery: (await getConfigurationRow(tx)).askFullAddressForDelivery,
  }))

  serve(mobileApp, async ({ tx }) => ({ url: (await getConfigurationRow(tx)).mobileAppUrl }))

  serveFlow(verifyTestPassword, (call) => {
    const { accessCode } = call.body
    return verifyAccessCode({ call, mode: StoreMode.Test, accessCode, texts: TEST_TEXTS }, tools)
  })

  serveFlow(verifyBetaCode, (call) => {
    const { accessCode } = call.body
    return verifyAccessCode({ call, mode: StoreMode.Beta, accessCode, texts: BETA_TEXTS }, tools)
  })
}
