const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Timeouts, pauses and lifetimes of the server's caches and of its calls to the panel, the
 * integration service and Redis, in milliseconds.
 */
export const TIMES = {
  /** Calls to the panel and the integration service. */
  services: {
    /**
     * How long a visitor waits for all reads of one page. The rest of 3 s is for a busy server's
     * 503.
     */
    readMs: 2_300,
    /** One read or sign-in, which continues in the background after its visitors stop waiting. */
    refreshMs: 10 * SECOND,
    writeMs: 30 * SECOND,
    /** A zip is streamed at the speed of the visitor's connection. */
    galleryMs: 3 * MINUTE,
    /** The pause before a failed read is retried. */
    pauseMs: 3 * SECOND,
    /** The longest `Retry-After` that is respected. */
    longestPauseMs: MINUTE,
    /** A read that failed within this time may be retried once. */
    quickMs: 500,
    /** How long a visitor waits for a read that failed recently. */
    failingWaitMs: 300,
    /** How long a read that failed counts as failing. */
    failingMs: 15 * SECOND,
    /** An implausible answer is accepted once it has been repeated for at least this time. */
    doubtMs: 10 * MINUTE,
  },
  signIn: {
    /** How long before its expiry a token is renewed. */
    tokenMarginMs: MINUTE,
    /** The lifetime of a token if the service does not send one. */
    tokenMs: 50 * MINUTE,
    /** The minimum time between two sign-ins to a service, also after a failed one. */
    signInMs: 5 * SECOND,
    /** How long the other instances wait for its token, and how often they poll. */
    waitMs: 2 * SECOND,
    lookMs: 50,
  },
  /** How long an answer of the services is fresh. */
  fresh: {
    roster: 5 * MINUTE,
    page: 5 * MINUTE,
    options: DAY,
  },
  redis: {
    connectMs: SECOND,
    /** A command that a visitor waits for. */
    commandMs: 200,
    /** The client's own command timeout, for callers that use the connection directly. */
    longestCommandMs: 450,
    /** A command that no visitor waits for. */
    slowCommandMs: 5 * SECOND,
    /** How long visitors' requests do without Redis after a failure. */
    pauseMs: 2 * SECOND,
    longestRetryMs: SECOND,
    /** How often an instance adds the minors that others know. */
    followMs: 5 * SECOND,
    /** The lifetime of a stored read. */
    readMs: 7 * DAY,
  },
  invalidations: {
    /** How often an instance polls Redis for the invalidations of others. */
    pollMs: SECOND,
    /** The overlap of polls, for clock skew and slow commands. */
    overlapMs: MINUTE,
    /** How long Redis stores an invalidation: longer than any read is fresh. */
    storedMs: DAY,
  },
  pages: {
    /** The shortest and longest time until a page is stale. */
    leastMs: 500,
    mostMs: 5 * MINUTE,
    /** How long any cache may serve a page that cannot be revalidated. */
    outageMs: DAY,
    /** How much a shared cache may add to the age of a page. */
    sharedMs: 2 * SECOND,
  },
  /** Files of the storage. */
  storage: {
    firstByteMs: 3 * SECOND,
    idleMs: 5 * SECOND,
    totalMs: 15 * SECOND,
    /** A picture that this site draws from, in all. */
    pictureMs: 5 * SECOND,
  },
  pictures: {
    /** How long an optimized picture stays on disk, and how often this is checked. */
    storedMs: HOUR,
    checkMs: 10 * MINUTE,
  },
  /**
   * How long a request waits for its turn. With its work, each wait ends before nginx gives up: it would
   * take the timeout of a request for the failure of the whole instance.
   */
  waits: {
    /** For the PDFs that are drawn before it. */
    pdfMs: 10 * SECOND,
    /** For the previews that are drawn before it, and for memory to decode its faces. */
    previewMs: 8 * SECOND,
    facesMs: 5 * SECOND,
    /** For a place in memory for an original, and for memory to decode it. */
    originalMs: 15 * SECOND,
    decodingMs: 15 * SECOND,
    /** For the applications before it, and for their photos. */
    applicationMs: 20 * SECOND,
    photosMs: 30 * SECOND,
  },
  memories: {
    previewMs: HOUR,
    /** A preview without a face is drawn again after this time. */
    incompletePreviewMs: MINUTE,
    videoStillMs: HOUR,
    /** The pause after a failed request to the provider of a still. */
    failedStillMs: MINUTE,
    /** How often the same cause of storage failures is logged. */
    loggedFailureMs: 10 * MINUTE,
  },
};
