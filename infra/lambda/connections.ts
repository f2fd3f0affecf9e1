/** One environment serves one request at a time. A second connection lets its reads overlap. */
export const API_CONNECTIONS = 2;
