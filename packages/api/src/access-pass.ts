/**
 * The header that carries a browser's access pass: from the API when a code was right, to the API with every call of
 * that browser. The gateway keeps it in a cookie of the store, out of the reach of scripts. Assumed: the documents do
 * not show how a back end knows who gave the code.
 */
export const ACCESS_PASS_HEADER = 'x-access-pass'
