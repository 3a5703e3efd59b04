import { shellConfig } from '@aisle/build'

export default shellConfig()
