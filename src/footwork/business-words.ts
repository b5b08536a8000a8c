/** Words that the engine may not contain. */
export default ['footwork', 'partner', 'merchant', 'pcode', 'cashback', 'posture', 'insole'];
